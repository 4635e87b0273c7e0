/** A message with its `<b>` parts in bold; any other markup is shown as text. */
export function BoldText({ children }: { readonly children: string }) {
  return children.split(/<\/?b>/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
