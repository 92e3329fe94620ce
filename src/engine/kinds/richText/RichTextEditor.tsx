import { useSourceContext, useTranslate } from 'react-admin';
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import { useMergeFields } from '../../controls/mergeFields/useMergeFields.ts';
import type { useInputProps } from '../../controls/useInputProps.ts';
import { cleanHtml, cleanPastedHtml } from './cleanHtml.ts';
import { plainText } from './plainText.ts';
import styles from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';

const OFF = false;

/** Sets the direction of lists to that of their text, so that the markers are next to it. */
const LIST_DIRECTION = [
  {
    types: ['bulletList', 'orderedList'],
    attributes: { dir: { default: 'auto' } },
  },
];

/** Starter kit without the extensions that the contract does not allow. */
const starterKit = (DefaultEditorOptions.extensions ?? [])
  .filter((extension) => extension.name === 'starterKit')
  .map((extension) =>
    // react-admin writes the form's value back into the editor after every key. Without a difference,
    // that would only add to the history and clear the redo stack.
    extension
      .extend({
        dispatchTransaction({ transaction, next }) {
          const isSame = transaction.docChanged && transaction.doc.eq(transaction.before);
          if (!isSame || transaction.getMeta('preventUpdate') !== true) next(transaction);
        },
      })
      .extend({ addGlobalAttributes: () => LIST_DIRECTION })
      .configure({
        strike: OFF,
        code: OFF,
        codeBlock: OFF,
        blockquote: OFF,
        horizontalRule: OFF,
        trailingNode: OFF,
        heading: { levels: [2, 3] },
        link: { openOnClick: OFF, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
      }),
  );

const clean = (html: unknown, kept: (text: string) => string) =>
  typeof html === 'string' && html !== '' ? kept(cleanHtml(html)) : null;

/** Renders the length of the text and the advised length. */
function Advice({ source, advised }: { source: string; advised: number }) {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const count = typeof value === 'string' ? plainText(value).length : 0;
  return (
    <p className={styles.advice} data-reached={count >= advised || undefined}>
      {translate('richText.advice', { count, advised })}
    </p>
  );
}

interface RichTextEditorProps {
  inputProps: ReturnType<typeof useInputProps>;
  field: Field;
}

/** Renders react-admin's editor with a small toolbar; its HTML is sanitised before it is stored. */
export function RichTextEditor({ inputProps, field }: RichTextEditorProps) {
  const { advisedLength } = field.facts;
  const { choices, shown, kept } = useMergeFields(field);
  const { label, isRequired, source } = inputProps;
  const options = useMemo(
    () => ({
      extensions: starterKit,
      // The panel's style sheet contains the styles; a strict content security policy blocks injected ones.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: cleanPastedHtml,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(isRequired),
          class: styles.text ?? '',
        },
      },
    }),
    [label, isRequired],
  );
  return (
    <div className={styles.editor}>
      <RichTextInput
        {...inputProps}
        format={(html: unknown) => shown(typeof html === 'string' ? cleanHtml(html) : html)}
        parse={(html: unknown) => clean(html, kept)}
        editorOptions={options}
        toolbar={<Toolbar fields={choices} />}
      />
      {advisedLength !== undefined && <Advice source={source} advised={advisedLength} />}
    </div>
  );
}
