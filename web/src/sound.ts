// Two short tones: it is your turn, and cards or chips have moved. Off unless somebody turns them on.

import { settings } from "./settings";

let audio: AudioContext | null = null;

/** A phone lets nothing sound that was not begun by a touch: the first one wakes what stays silent else. */
export function soundAfterTouch(): void {
  const wake = () => {
    if (!settings.value.sound || typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    if (audio.state !== "running") void audio.resume();
  };
  for (const kind of ["pointerup", "touchend", "keydown"]) addEventListener(kind, wake, { passive: true });
}

export function tone(kind: "turn" | "move"): void {
  if (!settings.value.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // one made before the first click is silent until it is asked again
  if (audio.state !== "running") void audio.resume(); // iOS calls it interrupted after a call
  const [pitch, length, loud] = kind === "turn" ? [660, 0.22, 0.08] : [320, 0.06, 0.03];
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  wave.connect(volume).connect(audio.destination);
  wave.start();
  wave.stop(audio.currentTime + length);
}
