const OPEN = /(\{\{[^{}]+\}\})/;

/** A text whose open merge fields are marked. */
export function MarkedText({ text }: { text: string }) {
  return text
    .split(OPEN)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
