import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ComponentProps } from 'react';

interface GrowingTextareaProps extends ComponentProps<typeof TextareaAutosize> {
  /** MUI fields pass this to every input. */
  type?: string;
}

/** Browsers since 2024 size a text area by its content themselves, except for Firefox. */
const isSized = typeof document !== 'undefined' && 'fieldSizing' in document.documentElement.style;

/**
 * Renders a text area that grows from `minRows` to `maxRows` lines. If the browser supports this itself, no script
 * measures the text: that would take a slow phone as long as a page layout on each key.
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
