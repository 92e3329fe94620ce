import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';
import { TemplateMenu } from '../reply/TemplateMenu.tsx';
import { Button } from '../../../../src/ui/Button.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './QuickReplies.module.css';
import type { PreparedReplies } from '../reply/useQuickReplies.ts';

interface QuickRepliesProps {
  lead: Lead;
  prepared: PreparedReplies;
  /** Language of the reply; undefined until it is known. */
  language: Schemas['Language'] | undefined;
  onLanguage: (language: Schemas['Language']) => void;
  /** Inserts a text into the reply for editing; `language` determines the format of its fields. */
  onText: (text: string, language: string) => void;
  onTemplate: (template: Schemas['Template']) => void;
}

/** Returns the key of the prepared reply in the location's state, and the location without that state. */
function useRequestedReply() {
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const quick = typeof state === 'object' && state !== null && 'quick' in state && state.quick;
  return { quick: quick || undefined, address: location.pathname + location.search };
}

/** Renders the prepared replies. A click inserts the text into the reply; nothing is sent. */
export function QuickReplies(props: QuickRepliesProps) {
  const { lead, prepared, language, onLanguage, onText, onTemplate } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, error, refetch } = prepared;
  const { quick, address } = useRequestedReply();
  const put = useRef(onText);
  useEffect(() => {
    put.current = onText;
  });
  useEffect(() => {
    const reply = quick === undefined ? undefined : data?.replies.find(({ key }) => key === quick);
    if (!data || !reply) return;
    // Removes the state, which would survive a reload.
    void navigate(address, { replace: true, state: null });
    put.current(reply.body, data.language);
  }, [quick, address, data, navigate]);
  return (
    <div
      className={styles.quick}
      role="group"
      aria-label={translate('resources.leadDesk.quick.label')}
    >
      {data?.replies.map(({ key, body }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          onClick={() => onText(body, data.language)}
        >
          {translate(`resources.leadDesk.quick.${key}`)}
        </Button>
      ))}
      {error && (
        <Button size="small" onClick={() => void refetch()}>
          {translate('resources.leadDesk.quick.failed')}
        </Button>
      )}
      <TemplateMenu lead={lead} language={language} onChoose={onTemplate} />
      <LanguageChoice chosen={language} onChoose={onLanguage} />
      {data?.day === 'taken' && (
        <p className={styles.taken}>{translate('resources.leadDesk.quick.taken')}</p>
      )}
    </div>
  );
}
