import { FormDataConsumer, useGetOne, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { openFields } from '../../../src/engine/controls/mergeFields/fillIn.ts';
import { useFillIn } from '../../../src/engine/controls/mergeFields/useFillIn.ts';
import { mergeSources } from '../mergeSources.ts';
import { fillFormatted } from '../../../src/engine/kinds/richText/formatted.ts';
import { linesOf } from '../../../src/engine/kinds/richText/linesOf.ts';
import { intlLocale } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { CouplePicker } from './CouplePicker.tsx';
import { MarkedContent } from './MarkedContent.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './TemplatePreview.module.css';
import { useCouples } from './useCouples.ts';

type Lead = Schemas['Lead'];

const MESSAGES = 'resources.templateDesk.preview';

interface Texts {
  subject: string;
  content: string;
  language: string;
}

/** Renders the e-mail as this couple receives it, and lists the fields without a value. */
function FilledMail({ lead, texts }: { lead: Lead; texts: Texts }) {
  const translate = useTranslate();
  const locale = useLocale();
  const fill = useFillIn('templates', mergeSources, lead);
  const subject = fill(texts.subject, texts.language);
  const body = fill(linesOf(texts.content), texts.language);
  const missing = openFields(`${subject}\n${body}`);
  return (
    <>
      <p
        role="status"
        className={styles.state}
        data-tone={missing.length > 0 ? 'warning' : 'success'}
      >
        {missing.length > 0
          ? translate(`${MESSAGES}.missing`, {
              smart_count: missing.length,
              names: new Intl.ListFormat(intlLocale(locale)).format(missing),
            })
          : translate(`${MESSAGES}.whole`)}
      </p>
      <div className={styles.mail} lang={texts.language}>
        <strong dir="auto">
          <MarkedText text={subject} />
        </strong>
        <MarkedContent html={fillFormatted(texts.content, (text) => fill(text, texts.language))} />
      </div>
    </>
  );
}

/** Renders a template with the values of the newest couple, or of one chosen by search. */
function Preview({ texts }: { texts: Texts }) {
  const translate = useTranslate();
  const heading = useId();
  const canAccess = useCan({ resource: 'leads', action: 'list' });
  const isEmpty = texts.subject === '' && texts.content === '';
  const { couples } = useCouples('', canAccess === true && !isEmpty);
  const [picked, choose] = useState<Lead | null>();
  const chosen = picked === undefined ? (couples[0] ?? null) : picked;
  // The list's record may be incomplete.
  const { data: lead } = useGetOne<Lead>(
    'leads',
    { id: chosen?.id ?? 0 },
    { enabled: chosen !== null },
  );
  if (canAccess !== true) return null;
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h2 id={heading}>{translate(`${MESSAGES}.title`)}</h2>
      <CouplePicker chosen={chosen} onChoose={choose} />
      {chosen === null && <p className={styles.hint}>{translate(`${MESSAGES}.hint`)}</p>}
      {chosen !== null && lead?.id === chosen.id && <FilledMail lead={lead} texts={texts} />}
    </section>
  );
}

const getText = (values: unknown, name: keyof Texts): string => {
  const value = get(values, name);
  return typeof value === 'string' ? value : '';
};

const textsOf = (values: unknown): Texts => ({
  subject: getText(values, 'subject'),
  content: getText(values, 'content'),
  language: getText(values, 'language') || 'tr',
});

/** Renders a stored template filled for a couple. */
export function TemplatePreview({ record }: { record: Schemas['Template'] }) {
  return <Preview texts={textsOf(record)} />;
}

/** Renders the template filled for a couple while the form is edited. */
export function TemplateFormPreview() {
  return (
    <FormDataConsumer>{({ formData }) => <Preview texts={textsOf(formData)} />}</FormDataConsumer>
  );
}
