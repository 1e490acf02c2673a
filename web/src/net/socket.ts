// The wire: one WebSocket, opened again when it breaks, waiting longer each time. Whatever is watched
// is asked for again after the version that was seen, so nothing is lost and nothing comes twice.

import { signal } from "@preact/signals";
import type { ClientMessage, HouseMessage } from "../wire";

export type Link = "off" | "connecting" | "live" | "reconnecting" | "offline";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const NOT_LOGGED_IN = 4001; // a close code of the house

export class Wire {
  readonly link = signal<Link>("off");
  private socket: WebSocket | null = null;
  private waited = 0;
  private timer = 0;
  private pinging = 0;
  private heard = 0;
  private wanted = false;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: HouseMessage) => void,
    private readonly onOpen: () => void,
    private readonly onSentAway: () => void = () => undefined,
    private readonly isKnown: () => Promise<boolean> = () => Promise.resolve(true),
  ) {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.wanted && (this.link.value = "offline"));
    addEventListener("visibilitychange", () => !document.hidden && this.link.value !== "live" && this.now());
  }

  open(): void {
    if (this.wanted) return;
    this.wanted = true;
    this.link.value = "connecting";
    this.connect();
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.link.value = "off";
  }

  /** Try again at once: somebody asked for it, or the network is back. */
  now(): void {
    if (!this.wanted || this.link.value === "live") return;
    this.waited = 0;
    clearTimeout(this.timer);
    this.connect();
  }

  /** As somebody else: after logging in or out. */
  again(): void {
    if (!this.wanted) {
      this.open();
      return;
    }
    this.link.value = "connecting";
    this.waited = 0;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const socket = new WebSocket(this.address());
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      if (socket !== this.socket) return;
      this.waited = 0;
      this.heard = Date.now();
      this.link.value = "live";
      this.onOpen();
      this.keepAlive();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.onMessage(JSON.parse(event.data) as HouseMessage);
    };
    socket.onclose = event => {
      if (socket !== this.socket) return;
      if (event.code === NOT_LOGGED_IN) return this.sentAway();
      this.lost();
      if (!opened) void this.isRefused();
    };
  }

  /** A browser does not say why a socket was never opened: the house is asked whether it knows us. */
  private async isRefused(): Promise<void> {
    if (!(await this.isKnown()) && this.wanted && this.link.value !== "live") this.sentAway();
  }

  private sentAway(): void {
    this.close();
    this.onSentAway();
  }

  private lost(): void {
    clearInterval(this.pinging);
    this.socket = null;
    if (!this.wanted) return;
    this.link.value = navigator.onLine === false ? "offline" : "reconnecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waited) * (0.75 + Math.random() / 2);
    this.waited += 1;
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  /** A line that has gone dead without a word is noticed by its silence. */
  private keepAlive(): void {
    clearInterval(this.pinging);
    this.pinging = window.setInterval(() => {
      if (Date.now() - this.heard > 2.5 * PING_EVERY) this.socket?.close();
      else this.send({ t: "ping", n: 0 });
    }, PING_EVERY);
  }
}
