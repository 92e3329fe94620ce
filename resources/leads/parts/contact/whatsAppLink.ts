/** Returns the URL of a chat with a number (E.164) and a prepared text; opening it sends nothing. */
export function whatsAppLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
