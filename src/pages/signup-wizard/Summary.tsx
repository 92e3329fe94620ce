import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import styles from './AgreementStep.module.css';
import { wizardSteps, type WizardForm, type WizardStep } from './wizardSteps.ts';

const named = <Id,>(list: readonly { id: Id; name: string }[], id: Id | undefined) =>
  list.find((one) => one.id === id)?.name;

/** Returns the answers of each step in a few words. */
function answersOf({ values, choices, images }: WizardForm, photos: (count: number) => string) {
  const people = (values.users ?? []).map(({ name, surname }) => `${name} ${surname}`);
  return {
    business: [
      values.businessName,
      named(choices.categories, values.categoryId),
      named(choices.cities, values.cityId),
    ],
    location: [named(choices.districts, values.districtId), values.address],
    company: [
      values.customerName,
      named(choices.companyTypes, values.companyType),
      values.taxOffice,
    ],
    people,
    product: [named(choices.products, values.productId)],
    images: [photos(images.length)],
    agreement: [],
  } satisfies Record<WizardStep, (string | undefined)[]>;
}

/** Renders the answers, one line per step, each with a button to change it. */
export function Summary({
  form,
  onStep,
}: {
  form: WizardForm;
  onStep: (step: WizardStep) => void;
}) {
  const translate = useTranslate();
  const answers = answersOf(form, (smart_count) =>
    translate('signup.agreement.images', { smart_count }),
  );
  return (
    <section aria-label={translate('signup.agreement.summary')}>
      <dl className={styles.summary}>
        {wizardSteps
          .filter((step) => step !== 'agreement')
          .map((step) => (
            <div key={step}>
              <dt>{translate(`signup.steps.${step}.name`)}</dt>
              <dd>
                {answers[step].filter(Boolean).map((answer, index) => (
                  // Two people may have the same name.
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    <bdi>{answer}</bdi>
                  </Fragment>
                ))}
              </dd>
              <Button
                size="small"
                aria-label={translate('signup.agreement.changeStep', {
                  step: translate(`signup.steps.${step}.name`),
                })}
                onClick={() => onStep(step)}
              >
                {translate('signup.agreement.change')}
              </Button>
            </div>
          ))}
      </dl>
    </section>
  );
}
