import type { messages as shape } from '../../tr/resources/customer-users.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof shape> = {
  name: 'Benutzer |||| Benutzer',
  about:
    'Die Personen Ihres Kontos, die das Panel nutzen: ihre Rollen, Berechtigungen und die Firmen, um die sie sich kümmern.',
  create: 'Benutzer einladen',
  save: 'Einladen',
  empty: {
    title: 'Noch keine Benutzer',
    text: 'Laden Sie Ihr Team ein; Sie bestimmen, wer welche Firmen sieht und was erlaubt ist.',
  },
  notifications: { created: '%{name} wurde eingeladen.', updated: '%{name} wurde gespeichert.' },
  groups: {
    person: 'Person',
    contact: 'Kontakt',
    pages: 'Firmen und Berechtigungen',
    account: 'Konto',
    rights: 'Berechtigungen und Benachrichtigungen',
  },
  fields: {
    id: 'Nr.',
    name: 'Vorname',
    surname: 'Nachname',
    fullName: 'Name',
    username: 'Benutzername',
    titleId: 'Position',
    roleId: 'Rolle',
    preferredLanguage: 'Sprache',
    profileVideo: 'Vorstellungsvideo',
    bio: 'Über die Person',
    image: 'Foto',
    emails: { value: 'E-Mail-Adresse', label: 'E-Mail-Adressen' },
    phones: { value: { number: 'Telefonnummer' }, label: 'Telefonnummern' },
    birthDate: 'Geburtsdatum',
    identityNumber: 'Ausweisnummer',
    hasLeft: 'Ausgeschieden',
    canManage: 'Darf Firmen verwalten',
    receivesOffersByEmail: 'Erhält Angebote per E-Mail',
    receivesOffersBySms: 'Erhält Angebote per SMS',
    showAsContact: 'Ansprechperson auf der Seite',
    status: 'Status',
    providers: { label: 'Verknüpfte Firmen' },
    lastSeenAt: 'Zuletzt gesehen',
    createdAt: 'Eingeladen am',
    updatedAt: 'Zuletzt geändert',
    filters: { q: 'Person suchen', roleId: 'Rolle', status: 'Status', providerId: 'Firma' },
  },
  pageLinks: {
    text: 'Die Firmen, für die diese Person arbeitet; jede Änderung wird sofort gespeichert.',
    kept: 'Solange Sie für den Kunden handeln, lassen sich die Firmen einer Person nicht ändern.',
    fields: {
      works: 'Arbeitet hier',
      canReceiveLeads: 'Erhält Anfragen per E-Mail',
      canReceiveLeadsSms: 'Erhält Anfragen per SMS',
      showAsContact: 'Ansprechperson auf der Seite',
    },
    linked: 'Firma verknüpft',
    unlinked: 'Verknüpfung mit der Firma aufgehoben',
    saved: 'Gespeichert',
  },
  actions: {
    leave: {
      do: 'Als ausgeschieden markieren',
      ask: 'Die Person kann sich nicht mehr anmelden, offene Sitzungen enden. Was sie geschrieben hat, bleibt.',
      done: 'Als ausgeschieden markiert.',
    },
    rejoin: {
      do: 'Als zurückgekehrt markieren',
      ask: 'Die Person kann sich wieder anmelden.',
      done: 'Als zurückgekehrt markiert.',
    },
  },
  removeText:
    'Wer sich nie angemeldet hat, wird gelöscht. Alle anderen bleiben als ausgeschieden in der Liste, damit nichts Geschriebenes verloren geht.',
  values: {
    roleId: {
      owner: 'Kontoinhaber',
      manager: 'Leitung',
      sales: 'Vertrieb',
      content: 'Inhalte',
      accounting: 'Buchhaltung',
      viewer: 'Nur Ansicht',
    },
    preferredLanguage: { tr: 'Türkisch', en: 'Englisch', de: 'Deutsch', ar: 'Arabisch' },
    status: { invited: 'Eingeladen', active: 'Aktiv', left: 'Ausgeschieden' },
  },
};
