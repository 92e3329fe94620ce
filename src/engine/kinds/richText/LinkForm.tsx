import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { richText } from '#contract/richText.ts';
import styles from './RichTextEditor.module.css';

const SCHEME = new RegExp(`^(?:${richText.schemes.join('|')}):\\S+$`, 'i');

/** Returns a typed link address with its scheme (`https:`, `mailto:` or `tel:`); undefined if it is not an address. */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim();
  if (SCHEME.test(typed)) return typed;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s]{7,}$/.test(typed)) return `tel:${typed.replaceAll(' ', '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}

interface LinkFormProps {
  editor: NonNullable<ReturnType<typeof useTiptapEditor>>;
  onClose: () => void;
}

/** Renders the form for the link of the selected text; an empty address removes the link. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const translate = useTranslate();
  const before: unknown = editor.getAttributes('link')['href'];
  const [text, setText] = useState(typeof before === 'string' ? before : '');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = linkAddress(text);
    if (text.trim() !== '' && href === undefined) {
      setWrong(true);
      return;
    }
    if (href === undefined) chain.unsetMark('link').run();
    else if (editor.state.selection.empty && typeof before !== 'string')
      editor
        .chain()
        .focus()
        .insertContent({
          type: 'text',
          text: text.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setMark('link', { href }).run();
    onClose();
  };
  return (
    <div className={styles.linkForm}>
      <TextField
        label={translate('richText.address')}
        value={text}
        autoFocus
        error={isWrong}
        helperText={isWrong && translate('validation.link')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          // Prevents the submission of the surrounding form.
          event.preventDefault();
          apply();
        }}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      <Button onClick={apply}>{translate('ui.action.apply')}</Button>
    </div>
  );
}
