import { ImageField, ImageInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

const TYPES = { 'image/jpeg': [], 'image/png': [], 'image/webp': [] };
const TEN_MEGABYTES = 10_485_760;

/** One picture, dropped or chosen. */
export const ImageFieldInput: Input = ({ field, source }) => {
  const { label, helperText } = useInputProps(field, source);
  return (
    <ImageInput
      source={source}
      label={label}
      helperText={helperText}
      accept={TYPES}
      maxSize={TEN_MEGABYTES}
    >
      <ImageField source="src" title="title" />
    </ImageInput>
  );
};
