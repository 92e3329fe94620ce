import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent } from 'react';
import { acceptText } from './fileLimits.ts';
import styles from './UploadField.module.css';

interface DropZoneProps {
  id: string;
  labelledBy: string;
  describedBy: string;
  accept: readonly string[];
  many: boolean;
  isWrong: boolean;
  onFiles: (files: File[]) => void;
}

/** Renders a file input that also accepts dropped files. */
export function DropZone(props: DropZoneProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    props.onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver || undefined}
      data-wrong={props.isWrong || undefined}
    >
      <input
        id={props.id}
        type="file"
        accept={acceptText(props.accept) || undefined}
        multiple={props.many}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
        }}
      />
      <UploadIcon aria-hidden="true" />
      {translate(props.many ? 'engine.upload.dropMany' : 'engine.upload.drop')}
    </label>
  );
}
