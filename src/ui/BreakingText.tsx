import { Fragment } from 'react';

/** An e-mail or web address that may break after its dots, slashes and the at sign rather than within a word. */
export function BreakingText({ text }: { text: string }) {
  return text.split(/(?<=[.@/])(?=[^.@/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
