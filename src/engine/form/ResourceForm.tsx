import { Form, useLocale, useTranslate } from 'react-admin';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Rule } from '#contract/brokenRules.ts';
import { useIsImpersonated } from '../access/useIsImpersonated.ts';
import type { RuntimeForm, RuntimeFormConfig, Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { getField } from '../definition/field.ts';
import { formResolver } from './formResolver.ts';
import { RelatedErrors } from './RelatedErrors.tsx';
import { visiblePaths } from './visiblePaths.ts';
import { FormField } from '../kinds/FormField.tsx';
import { ReadOnlyField } from '../kinds/ReadOnlyField.tsx';
import { MovedTimes } from './MovedTimes.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import type { FormGroup } from './FormTabs.tsx';
import { FormLeaveGuard } from './FormLeaveGuard.tsx';
import styles from './ResourceForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { useShownGroups } from './useShownGroups.ts';

interface ResourceFormProps {
  resource: Resource;
  /** Groups of fields, their layout, and the package feature that saving requires. */
  config: RuntimeFormConfig;
  /** Fields that the contract accepts in this form. */
  fields: FieldMap;
  /** Rules that relate several fields. */
  rules?: readonly Rule[] | undefined;
  /** The edited record as it was opened. */
  before?: unknown;
  /** Id of the form element. */
  id?: string;
  defaults?: Record<string, unknown>;
  saveLabel: string;
  cancelTo: string | (() => void);
  /** Content inside the form, such as a dialog that changes its values. */
  children?: ReactNode;
  /** Values of a rejected change by path, which fill the form. */
  draft?: Readonly<Record<string, unknown>> | undefined;
}

const FormTabs = lazyWithPreload(async () => (await import('./FormTabs.tsx')).FormTabs);

/** Minimum number of sections with which a wide screen shows an index next to the form. */
const MIN_INDEXED_SECTIONS = 3;

type Values = Record<string, unknown>;

/** Returns a resolver that validates the visible fields by the contract's facts and rules. */
function useResolver(
  { resource, fields, rules, before }: ResourceFormProps,
  paths: readonly string[],
) {
  const [opened] = useState(() => new Date());
  const locale = useLocale();
  return useMemo<Resolver<Values>>(
    () => (values, context, options) => {
      const shown = visiblePaths(resource, paths, values);
      const form = { fields, rules, before, opened, locale, paths: shown };
      return formResolver(form)(values, context, options);
    },
    [resource, fields, rules, before, paths, opened, locale],
  );
}

/** Returns the editable fields of a form; during impersonation some are read-only. */
function useWritablePaths(form: RuntimeForm, fields: FieldMap): readonly string[] {
  const isImpersonated = useIsImpersonated();
  return useMemo(
    () =>
      Object.values(form)
        .flat()
        .filter((path) => !isImpersonated || !fields[path]?.impersonation),
    [form, fields, isImpersonated],
  );
}

interface FormSectionProps {
  group: FormGroup;
  isNamed: boolean;
  children: ReactNode;
}

function FormSection({ group: { name, title }, isNamed, children }: FormSectionProps) {
  return (
    <section className={styles.group} aria-labelledby={isNamed ? `group-${name}` : undefined}>
      {isNamed && (
        <h2 id={`group-${name}`} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

interface FormColumnProps {
  resource: Resource;
  groups: readonly FormGroup[];
  isTabbed: boolean;
  fieldsOf: (group: FormGroup) => ReactNode;
  /** Content below the sections. */
  children: ReactNode;
}

/** Renders the sections with visible fields, and an index next to them if there are many. */
function FormColumn({ resource, groups, isTabbed, fieldsOf, children }: FormColumnProps) {
  const shown = useShownGroups(resource, groups);
  return (
    <>
      {!isTabbed && shown.length >= MIN_INDEXED_SECTIONS && <SectionIndex sections={shown} />}
      <div className={styles.column}>
        {isTabbed ? (
          <Suspense fallback={null}>
            <FormTabs groups={groups}>{fieldsOf}</FormTabs>
          </Suspense>
        ) : (
          shown.map((group) => (
            <FormSection key={group.name} group={group} isNamed={groups.length > 1}>
              {fieldsOf(group)}
            </FormSection>
          ))
        )}
        {children}
      </div>
    </>
  );
}

/**
 * Renders a form as a column of named sections, validated by the contract's facts, with the save bar at the end.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, config, fields, rules, id, defaults, saveLabel, cancelTo } = props;
  const { form, layout, aside: Aside } = config;
  const translate = useTranslate();
  const paths = useWritablePaths(form, fields);
  const resolver = useResolver(props, paths);
  const groups = Object.entries(form).map(([name, inGroup]) => ({
    name,
    title: translate(`resources.${resource.name}.groups.${name}`),
    paths: inGroup,
  }));
  const fieldsOf = (group: FormGroup) =>
    group.paths.map((path) => (
      <div key={path} data-field={path} className={styles.field}>
        {paths.includes(path) ? (
          <FormField field={getField(resource, path, fields)} />
        ) : (
          <ReadOnlyField field={getField(resource, path, fields)} />
        )}
      </div>
    ));
  const calendar = resource.definition.list?.calendar;
  const isTabbed = layout === 'tabs' && groups.length > 1;
  return (
    <Form
      id={id}
      resolver={resolver}
      defaultValues={defaults}
      disableInvalidFormNotification
      noValidate
      className={styles.form}
    >
      {Aside && (
        <aside className={styles.aside}>
          <Suspense fallback={null}>
            <Aside />
          </Suspense>
        </aside>
      )}
      <FormColumn resource={resource} groups={groups} isTabbed={isTabbed} fieldsOf={fieldsOf}>
        <SaveBar
          resource={resource}
          fields={fields}
          label={saveLabel}
          gate={config}
          cancelTo={cancelTo}
          paths={paths}
        />
      </FormColumn>
      {props.children}
      {calendar && <MovedTimes config={calendar} />}
      {rules && <RelatedErrors rules={rules} />}
      <FormLeaveGuard draft={props.draft} />
    </Form>
  );
}
