import type { Ref } from 'react';

interface FileChooserProps {
  /** Its `click` opens the chooser of the device. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Media types and name endings of the files, separated by commas. */
  accept: string;
  many?: boolean;
  /** True to offer the camera of a phone instead of its files. */
  isCamera?: boolean;
  /** Called with one file or more. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** Renders the hidden file input of a button. */
export function FileChooser({
  ref,
  label,
  accept,
  many = false,
  isCamera = false,
  onFiles,
}: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={many}
      accept={accept}
      {...(isCamera && { capture: 'environment' })}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // Allows choosing the same file again after it was removed.
        target.value = '';
        if (first) onFiles([first, ...others]);
      }}
    />
  );
}
