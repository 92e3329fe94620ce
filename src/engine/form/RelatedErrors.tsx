import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldsOfRule, type Rule } from '#contract/brokenRules.ts';

/** Validates a field with the error of a rule again whenever another field of the rule changes. */
export function RelatedErrors({ rules }: { rules: readonly Rule[] }) {
  const { watch, trigger, getFieldState } = useFormContext();
  useEffect(() => {
    const subscription = watch((_, { name }) => {
      if (name === undefined) return;
      const wrong = rules
        .filter((rule) => fieldsOfRule(rule).includes(name))
        .flatMap(({ at }) => at)
        .filter((path) => path !== name && getFieldState(path).error);
      if (wrong.length > 0) void trigger(wrong);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [watch, trigger, getFieldState, rules]);
  return null;
}
