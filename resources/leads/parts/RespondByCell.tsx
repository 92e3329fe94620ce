import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { EmptyValue } from '../../../src/engine/kinds/EmptyValue.tsx';
import { formatDateTime } from '../../../src/ui/format.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useNow } from '../../../src/ui/useNow.ts';
import type { Lead } from './Lead.ts';
import { plainDeadline } from './plainDeadline.ts';
import { minutesLeft, pressure } from '../../../src/ui/timeLeft.ts';
import { useFormatTimeLeft } from '../../../src/ui/useFormatTimeLeft.ts';

function Countdown({ respondBy }: { respondBy: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const left = minutesLeft(respondBy, useNow());
  const formatTimeLeft = useFormatTimeLeft();
  return (
    <StatusTag
      tone={pressure(left)}
      title={translate('resources.leads.clock.explained', {
        until: formatDateTime(respondBy, locale),
      })}
    >
      {formatTimeLeft(left)}
    </StatusTag>
  );
}

/** Renders the 24-hour deadline: a countdown until the first response, its time afterwards. */
export function RespondByCell({
  value,
  record,
}: CellProps<string, Pick<Lead, 'answeredAt' | 'isUnanswered'>>) {
  const translate = useTranslate();
  const locale = useLocale();
  const plain = plainDeadline({ record, locale, translate });
  if (!plain) return <Countdown respondBy={value} />;
  return plain.text === '' ? <EmptyValue /> : <span>{plain.text}</span>;
}
