import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatMoneyMinor } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { StepFrame } from './StepFrame.tsx';
import styles from './ProductStep.module.css';
import type { useSaveStep } from './useSaveStep.ts';
import { readDraft, writeDraft } from './wizardDraft.ts';
import type { WizardForm } from './wizardSteps.ts';

type Product = WizardForm['choices']['products'][number];

/** Returns sentences about the contents of a product, its limits first. */
function useContents({ photos, couplesPerMonth, rivals, features }: Product): string[] {
  const translate = useTranslate();
  const count = (key: string, smart_count: number) =>
    translate(`signup.product.${key}`, { smart_count });
  return [
    couplesPerMonth === null
      ? translate('signup.product.allCouples')
      : count('couples', couplesPerMonth),
    photos === null ? translate('signup.product.allPhotos') : count('photos', photos),
    ...features
      .filter((feature) => feature !== 'viewLeads' && feature !== 'uploadPhotos')
      .map((feature) => translate(`features.${feature}.title`)),
    ...(rivals > 0 ? [count('rivals', rivals)] : []),
  ];
}

interface ProductCardProps {
  product: Product;
  isChosen: boolean;
  onChoose: () => void;
}

/** Renders a product as a radio button with its prices and contents. */
function ProductCard({ product, isChosen, onChoose }: ProductCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const contents = useContents(product);
  const { trialMonths, trialMinor, nextMinor, monthlyMinor } = product;
  const price = (minor: number) => formatMoneyMinor(minor, locale);
  return (
    <label className={styles.card} data-chosen={isChosen || undefined}>
      <span className={styles.head}>
        <input type="radio" name="product" checked={isChosen} onChange={onChoose} />
        <strong>{product.name}</strong>
        {product.isAdvised && (
          <span className={styles.advised}>{translate('signup.product.advised')}</span>
        )}
      </span>
      {trialMonths > 0 && (
        <span className={styles.price}>
          {translate(`signup.product.${trialMinor === 0 ? 'free' : 'trial'}`, {
            smart_count: trialMonths,
            price: price(trialMinor),
          })}
        </span>
      )}
      <span>{translate('signup.product.later', { price: price(nextMinor) })}</span>
      {nextMinor < monthlyMinor && (
        <span className={styles.faint}>
          {translate('signup.product.list', { price: price(monthlyMinor) })}
        </span>
      )}
      <ul className={styles.contents}>
        {contents.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </label>
  );
}

interface ProductStepProps {
  hash: string;
  form: WizardForm;
  saving: ReturnType<typeof useSaveStep>;
  onBack: (() => void) | undefined;
  onSaved: () => void;
}

/** Renders the choice of the initial product. */
export function ProductStep({ hash, form, saving, onBack, onSaved }: ProductStepProps) {
  const translate = useTranslate();
  const [picked, setPicked] = useState(() => readDraft(hash, 'product')?.['productId']);
  const { products } = form.choices;
  // A draft may name a product that is no longer sold.
  const chosen = products.find(({ id }) => id === picked)?.id ?? form.values.productId;
  const [isMissing, setMissing] = useState(false);
  const next = async () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    const result = await saving.save({ step: 'product', productId: chosen });
    if (!(result instanceof Error)) onSaved();
  };
  const failure = isMissing ? 'signup.product.required' : saving.failure;
  return (
    <StepFrame
      failure={failure === undefined ? undefined : translate(failure, { _: failure })}
      onBack={onBack}
      isSaving={saving.isSaving}
      onNext={() => void next()}
    >
      <fieldset className={styles.products}>
        <legend className="visually-hidden">{translate('signup.steps.product.title')}</legend>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            isChosen={product.id === chosen}
            onChoose={() => {
              setPicked(product.id);
              writeDraft(hash, 'product', { productId: product.id });
              setMissing(false);
            }}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}
