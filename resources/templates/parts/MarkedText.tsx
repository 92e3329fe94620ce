const OPEN = /(\{\{[^{}]+\}\})/;

/** Renders a text with open merge fields marked. */
export function MarkedText({ text }: { text: string }) {
  return text
    .split(OPEN)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
