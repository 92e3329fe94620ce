interface Words {
  open: string;
  text: string;
  send: string;
  close: string;
  hint: string;
}

/** Texts of the fake chat, by the page's language. */
export const chatWords: Record<string, Words> = {
  tr: {
    open: 'Destekle sohbet',
    text: 'Mesajınız',
    send: 'Gönder',
    close: 'Kapat',
    hint: 'Deneme sohbeti',
  },
  en: {
    open: 'Support chat',
    text: 'Your message',
    send: 'Send',
    close: 'Close',
    hint: 'Sandbox chat',
  },
  de: {
    open: 'Support-Chat',
    text: 'Ihre Nachricht',
    send: 'Senden',
    close: 'Schließen',
    hint: 'Probe-Chat',
  },
  ar: {
    open: 'محادثة الدعم',
    text: 'رسالتكم',
    send: 'إرسال',
    close: 'إغلاق',
    hint: 'محادثة تجريبية',
  },
};

/** Creates the elements of the chat without event listeners. Runs in the page, beside `chat`. */
export function drawChat(words: Words) {
  const box = document.createElement('section');
  box.hidden = true;
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', words.open);
  const log = document.createElement('div');
  log.setAttribute('role', 'log');
  const form = document.createElement('form');
  const field = document.createElement('input');
  field.setAttribute('aria-label', words.text);
  const button = (text: string, type: 'submit' | 'button') => {
    const made = document.createElement('button');
    made.type = type;
    made.textContent = text;
    made.className = type === 'submit' ? 'ui-button ui-button--primary' : 'ui-button';
    return made;
  };
  const close = button(words.close, 'button');
  const title = document.createElement('p');
  title.textContent = words.hint;
  form.append(field, button(words.send, 'submit'), close);
  box.append(title, log, form);
  // Set one by one, because the page's content security policy forbids inline styles.
  const style = (element: HTMLElement, rules: Record<string, string>) => {
    for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
  };
  style(box, {
    position: 'fixed',
    'inset-block-end': 'calc(var(--bottom-bar-height) + 16px)',
    'inset-inline-end': '16px',
    'z-index': '90',
    width: 'min(320px, calc(100vw - 32px))',
    padding: '16px',
    'border-radius': '10px',
    background: 'var(--raised)',
    'box-shadow': 'var(--shadow)',
  });
  style(title, { margin: '0 0 8px', 'font-weight': '600' });
  style(log, { 'max-height': '160px', overflow: 'auto', 'margin-block-end': '8px' });
  style(form, { display: 'grid', gap: '8px' });
  style(field, {
    'min-height': '44px',
    padding: '0 12px',
    border: '1px solid var(--control-border)',
    'border-radius': '8px',
    background: 'var(--card)',
    color: 'var(--text)',
    font: 'inherit',
  });
  return { box, log, form, field, close };
}

/** Replaces a support chat in the page: accepts the real chat's commands, and posts messages to /sandbox/chat. */
export function chat(all: Record<string, Words>): void {
  const words = all[document.documentElement.lang] ?? all['en'];
  if (!words) return;
  const { box, log, form, field, close } = drawChat(words);
  const record = (entry: object) => {
    fetch('/sandbox/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
    }).catch(() => undefined);
  };
  let before: Element | null = null;
  const show = (isShown: boolean) => {
    if (isShown && box.hidden) before = document.activeElement;
    box.hidden = !isShown;
    if (isShown) field.focus();
    else if (before instanceof HTMLElement) before.focus();
  };
  close.addEventListener('click', () => show(false));
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    const line = document.createElement('p');
    line.textContent = text;
    log.append(line);
    record({ text });
  });
  document.body.append(box);
  const isCommand = (given: unknown): given is unknown[] => Array.isArray(given);
  const run = (command: unknown) => {
    if (!isCommand(command)) return;
    const [verb, name, value] = command;
    if (verb === 'set' && typeof name === 'string') record({ [name]: value });
    else if (name === 'chat:open') show(true);
    else if (name === 'chat:hide') box.hidden = true;
    else if (name === 'session:reset') log.replaceChildren();
  };
  const waiting: unknown = Reflect.get(window, '$crisp');
  Reflect.set(window, '$crisp', { push: run });
  if (Array.isArray(waiting)) waiting.forEach(run);
}
