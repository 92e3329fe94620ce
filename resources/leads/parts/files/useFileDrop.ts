import { useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Returns handlers for files that are dragged or pasted into a form. If `onFiles` is undefined, no files
 * are accepted, and a dropped file still does not replace the page.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && onFiles !== undefined,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Moving between elements of the form does not leave it.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // Word processors add a picture of the copied text to the clipboard.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        onFiles?.([...files]);
      },
    },
  };
}
