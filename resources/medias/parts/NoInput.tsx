/** Renders nothing: the value is changed by another input of the form. */
export function NoInput() {
  return null;
}
