import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fragment } from 'react';
import { LockedEntry } from '../access/LockedEntry.tsx';
import { useFeatureGate } from '../access/useFeatureGate.ts';
import type { Feature } from '../definition/manifest.ts';
import { labelKey, type RenderInput, type Field } from '../definition/field.ts';
import { CustomInput } from './CustomInput.tsx';
import { inputs } from './inputs.ts';
import type { Condition } from '../definition/matchesCondition.ts';

const renderInput: RenderInput = (field, source) => {
  const Input = inputs[field.kind];
  return (
    <Fragment key={source}>
      <Input field={field} source={source} renderInput={renderInput} />
    </Fragment>
  );
};

function ConditionalField({ field, when }: { field: Field; when: Condition }) {
  const paths = Object.keys(when);
  const watched = useWatch({ name: paths });
  const met = paths.every((path, index) => when[path]?.includes(watched[index]) ?? true);
  return met ? <PlainField field={field} /> : null;
}

function PlainField({ field }: { field: Field }) {
  return field.settings.input === undefined ? (
    renderInput(field, field.path)
  ) : (
    <CustomInput field={field} source={field.path} />
  );
}

/** Renders a locked field as its label with a lock; a click opens the upgrade dialog. */
function LockedField({ field, feature }: { field: Field; feature: Feature }) {
  const label = useTranslate()(labelKey(field));
  return <LockedEntry feature={feature} label={label} />;
}

/** Renders a field of a form with the definition's own input or its kind's, while its condition matches. */
export function FormField({ field }: { field: Field }) {
  return field.settings.needs ? <GatedField field={field} /> : <OpenField field={field} />;
}

/** Renders a field that requires a package feature of the form's provider. */
function GatedField({ field }: { field: Field }) {
  const { needs } = field.settings;
  const state = useFeatureGate(field.settings, { record: useWatch() });
  if (state === 'locked' && needs) return <LockedField field={field} feature={needs} />;
  return state === 'open' ? <OpenField field={field} /> : null;
}

function OpenField({ field }: { field: Field }) {
  const { when } = field.settings;
  return when ? <ConditionalField field={field} when={when} /> : <PlainField field={field} />;
}
