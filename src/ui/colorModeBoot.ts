/**
 * Inline script for the head, before any style: it sets the stored color mode, language and direction on the
 * document, so that a reload shows neither a white flash nor a change of direction. It is a string because it must
 * run before the bundle; allow it by the page's CSP nonce or by its hash.
 */
export const colorModeBoot = [
  '(function(d){try{',
  'var m=localStorage.getItem("colorMode"),l=localStorage.getItem("language");',
  'if(m==="light"||m==="dark")d.dataset.theme=m;',
  'if(/^(tr|en|de|ar)$/.test(l)){d.lang=l;d.dir=l==="ar"?"rtl":"ltr"}',
  '}catch(e){}})(document.documentElement)',
].join('');
