// A part that is drawn anew only when what it is given is not the same any more.

import { Component, h, type ComponentType, type FunctionComponent } from "preact";

export function memo<P extends object>(Part: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys({ ...now, ...then }).some((name) => now[name] !== then[name]);
    }
    override render() {
      return h(Part as FunctionComponent<object>, this.props);
    }
  };
}
