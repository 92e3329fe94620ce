import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ComponentProps } from 'react';

interface GrowingTextareaProps extends ComponentProps<typeof TextareaAutosize> {
  /** Passed by a MUI field to any input. */
  type?: string;
}

/** Browsers of 2024 and later size a text area by its content themselves, but for Firefox. */
const isSized = typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;

/**
 * Renders a text area that grows from `minRows` to `maxRows` lines. Where the browser does so itself, nothing is
 * measured by script, which takes a slow phone as long as a layout of the page, with each key.
 *
 * @example slotProps={{ input: { inputComponent: GrowingTextarea }, htmlInput: { minRows: 3 } }}
 */
export function GrowingTextarea({
  minRows = 1,
  maxRows,
  style,
  type: _type,
  ...rest
}: GrowingTextareaProps) {
  if (!isSized)
    return <TextareaAutosize minRows={minRows} maxRows={maxRows} style={style} {...rest} />;
  return (
    <textarea
      {...rest}
      style={{
        ...style,
        fieldSizing: 'content',
        minBlockSize: `${minRows}lh`,
        ...(maxRows !== undefined && { maxBlockSize: `${maxRows}lh` }),
      }}
    />
  );
}
