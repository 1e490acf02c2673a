export function Replay({ id }: { id: string }) {
  return <p>{id}</p>;
}
