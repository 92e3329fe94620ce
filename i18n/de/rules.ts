import type { Shape } from '../messages.ts';
import type { rules as tr } from '../tr/rules.ts';

/** Sentences of the rules between fields, which API, forms and help say alike. */
export const rules: Shape<typeof tr> = {
  more: 'Muss größer als %{limit} sein.',
  at_least: 'Muss mindestens %{limit} sein.',
  less: 'Muss kleiner als %{limit} sein.',
  between: 'Muss zwischen %{limit} und %{until} liegen.',
  after: 'Muss nach dem %{limit} liegen.',
  not_earlier: 'Darf nicht vor dem %{limit} liegen.',
  earlier: 'Muss vor dem %{limit} liegen.',
  between_times: 'Muss zwischen dem %{limit} und dem %{until} liegen.',
  filled: 'Füllen Sie mindestens %{least} dieser Felder aus.',
  capacity_missing: 'Geben Sie die Kapazität für ein Essen oder einen Empfang ein.',
  contact_missing: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  end_not_after_start: 'Das Ende muss nach dem Beginn liegen.',
  starts_other_day: 'Der Beginn muss am Tag des Eintrags liegen.',
  max_guests_below_min: 'Die höchste Gästezahl kann nicht unter der niedrigsten liegen.',
  max_below_min: 'Der höchste Preis darf nicht unter dem niedrigsten liegen.',
  product_until_before_from: 'Der letzte Leistungstag darf nicht vor dem ersten liegen.',
  price_not_lower: 'Der Aktionspreis muss unter dem Normalpreis liegen.',
  reference_agreement: 'Eine Referenzgalerie braucht das Einverständnis des Paares.',
  until_before_from: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
};
