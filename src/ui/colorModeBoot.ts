/**
 * A script to stand inline in the head, before any style: it puts the kept colour mode, language
 * and direction on the document, so that a reload shows neither a white flash nor a turn-around.
 * It is text because it must run before the bundle; give it the page's nonce or its hash.
 */
export const colorModeBoot = [
  '(function(d){try{',
  'var m=localStorage.getItem("colorMode"),l=localStorage.getItem("language");',
  'if(m==="light"||m==="dark")d.dataset.theme=m;',
  'if(/^(tr|en|de|ar)$/.test(l)){d.lang=l;d.dir=l==="ar"?"rtl":"ltr"}',
  '}catch(e){}})(document.documentElement)',
].join('');
