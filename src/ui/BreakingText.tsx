import { Fragment } from 'react';

/** Renders an e-mail or web address that breaks after dots, slashes and the at sign rather than within a word. */
export function BreakingText({ text }: { text: string }) {
  return text.split(/(?<=[.@/])(?=[^.@/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
