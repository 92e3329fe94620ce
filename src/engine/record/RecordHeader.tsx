import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useNow } from '../../ui/useNow.ts';
import { usePhone } from '../../ui/usePhone.ts';
import type { AnyRecord, RuntimeShowConfig, Resource } from '../definition/runtimeDefinition.ts';
import { FactValue } from '../kinds/FactValue.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { CopyMenuItem, useCanCopy } from '../actions/CopyMenuItem.tsx';
import { EditButton } from './EditButton.tsx';
import { filledFields } from '../definition/filledFields.ts';
import { NextAndPrevious } from './NextAndPrevious.tsx';
import { RecordMenuItems } from './RecordMenuItems.tsx';
import { useNeighbours } from './useNeighbours.ts';

interface RecordHeaderProps {
  resource: Resource;
  show: RuntimeShowConfig;
  record: AnyRecord;
  name: ReactNode;
  /** False in the first rendering, which has no actions yet. */
  hasTools: boolean;
}

/** Renders the header of a record's page: its name, a line of facts and its actions. */
export function RecordHeader(props: RecordHeaderProps) {
  const { resource, show, record, name, hasTools } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const now = useNow();
  const { base } = useResourceLocation(resource.name);
  const neighbours = useNeighbours(resource, record.id);
  const canCopy = useCanCopy(resource);
  const { header } = show;
  const facts = filledFields(resource, show.facts ?? [], record);
  const isSmall = header !== undefined && isPhone;
  return (
    <PageHeader
      title={<bdi>{name}</bdi>}
      facts={facts.map((field) => (
        <FactValue key={field.path} field={field} record={record} fields={facts} />
      ))}
      back={{ to: base, label: translate('ui.action.back') }}
      isCompact={header !== undefined}
      tools={
        hasTools && (
          <>
            <HelpButton resource={resource} path={recordPath(base, record.id)} isShown={!isSmall} />
            {!isSmall && <NextAndPrevious neighbours={neighbours} base={base} />}
            {!header && <EditButton resource={resource} record={record} />}
          </>
        )
      }
      action={
        hasTools && (
          <RecordActions
            resource={resource}
            record={record}
            {...(canCopy && {
              entries: (onClose: () => void) => <CopyMenuItem {...{ resource, record, onClose }} />,
            })}
            {...(header && {
              primary: header.primary(record, now),
              tools: (
                <Suspense fallback={null}>
                  <header.tools record={record} />
                </Suspense>
              ),
              entries: (onClose: () => void) => (
                <RecordMenuItems {...{ resource, header, record, base, neighbours, onClose }} />
              ),
            })}
          />
        )
      }
    />
  );
}
