// A part that is drawn anew only when what it is given is not the same any more.

import { Component, type ComponentType, type FunctionComponent, h } from "preact";

/** Whether nothing of it is another thing. */
function isSame(now: object, then: object): boolean {
  const [one, other] = [now as Record<string, unknown>, then as Record<string, unknown>];
  return Object.keys({ ...one, ...other }).every(name => one[name] === other[name]);
}

export function memo<P extends object>(
  Part: FunctionComponent<P>,
  same: (now: P, then: P) => boolean = isSame,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next);
    }
    override render() {
      return h(Part as FunctionComponent<object>, this.props);
    }
  };
}
