import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UnderlineIcon from '@mui/icons-material/FormatUnderlinedOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer, useState } from 'react';
import { InsertField } from '../../controls/mergeFields/InsertField.tsx';
import type { MergeFields } from '../../controls/mergeFields/useMergeFields.ts';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichTextEditor.module.css';

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;

/** Names of the editor's marks with their icons. */
const marks = [
  ['bold', BoldIcon],
  ['italic', ItalicIcon],
  ['underline', UnderlineIcon],
] as const;
const lists = [
  ['bulletList', BulletsIcon],
  ['orderedList', NumbersIcon],
] as const;

/**
 * Renders on every transaction of the editor, because the state of the buttons depends on the caret's position.
 */
function useEditorSteps(editor: Editor | null): void {
  const [, step] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', step);
    return () => {
      editor?.off('transaction', step);
    };
  }, [editor]);
}

/** Runs undo or redo; the editor's types lack the commands of its extensions. */
function step(editor: Editor, command: 'undo' | 'redo'): void {
  editor.commands.focus();
  const run: unknown = Reflect.get(editor.commands, command);
  if (typeof run === 'function') Reflect.apply(run, undefined, []);
}

interface ToolProps {
  name: string;
  Icon: typeof SvgIcon;
  isPressed?: boolean;
  onPress: () => void;
}

function Tool({ name, Icon, isPressed, onPress }: ToolProps) {
  const translate = useTranslate();
  const label = translate(`richText.${name}`);
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={isPressed}
      // Prevents the button from taking the focus; restoring the focus a frame later would lose key presses.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon className={styles[name]} />
    </IconButton>
  );
}

/** Renders the editor's toolbar; `fields` are the merge fields that it can insert. */
export function Toolbar({ fields }: { fields: MergeFields['choices'] }) {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [isLinking, setLinking] = useState(false);
  useEditorSteps(editor);
  if (!editor) return null;
  const focused = () => editor.chain().focus();
  return (
    <div>
      <div role="toolbar" aria-label={translate('richText.toolbar')} className={styles.toolbar}>
        {marks.map(([name, Icon]) => (
          <Tool
            key={name}
            name={name}
            Icon={Icon}
            isPressed={editor.isActive(name)}
            onPress={() => focused().toggleMark(name).run()}
          />
        ))}
        {lists.map(([name, Icon]) => (
          <Tool
            key={name}
            name={name}
            Icon={Icon}
            isPressed={editor.isActive(name)}
            onPress={() => focused().toggleList(name, 'listItem').run()}
          />
        ))}
        <Tool
          name="link"
          Icon={LinkIcon}
          isPressed={editor.isActive('link')}
          onPress={() => setLinking(!isLinking)}
        />
        <Tool name="undo" Icon={UndoIcon} onPress={() => step(editor, 'undo')} />
        <Tool name="redo" Icon={RedoIcon} onPress={() => step(editor, 'redo')} />
        {fields.length > 0 && (
          <InsertField
            choices={fields}
            onInsert={(text) => focused().insertContent({ type: 'text', text }).run()}
          />
        )}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
