import { escapeHtml } from '../../escapeHtml.ts';
import type { IdentityService } from './port.ts';
import { sandboxPeople } from './sandboxPeople.ts';

/** A developer's page; its messages are kept here, in two languages. */
const WORDS = {
  tr: {
    title: 'Deneme hesabı seçin',
    facts: 'Bu kurulumda %{service} yerine bu sayfa vardır; buradaki kişiler gerçek değildir.',
    cancel: 'Vazgeç',
  },
  en: {
    title: 'Choose a test account',
    facts: 'In this installation this page stands in for %{service}; the people here do not exist.',
    cancel: 'Cancel',
  },
} as const;

const NAMES: Record<IdentityService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 3rem auto; padding-inline: 1rem; }
  ul { list-style: none; padding: 0; display: grid; gap: .75rem; }
  a { display: block; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  small { display: block; }`;

/** Renders the page on which the user selects an identity. */
export function sandboxPageHtml(
  service: IdentityService,
  acceptLanguage: string,
  links: URLSearchParams,
): string {
  const own = /^tr/i.test(acceptLanguage) ? 'tr' : 'en';
  const words = WORDS[own];
  const linkTo = (person: string) =>
    escapeHtml(`?${new URLSearchParams([...links, ['person', person]]).toString()}`);
  const people = [...sandboxPeople[service]].map(
    ([key, { name, email }]) =>
      `<li><a href="${linkTo(key)}"><b>${escapeHtml(name)}</b>${email === undefined ? '' : `<small>${escapeHtml(email)}</small>`}</a></li>`,
  );
  return `<!doctype html><html lang="${own}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1><p>${words.facts.replace('%{service}', NAMES[service])}</p><ul>${people.join('')}<li><a href="${linkTo('nobody')}">${words.cancel}</a></li></ul></main></body></html>`;
}
