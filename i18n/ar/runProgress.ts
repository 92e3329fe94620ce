/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'المنجز',
  left: 'المتبقي',
  failed: 'المتعذّر',
  stop: 'إيقاف',
  leave: 'العملية ما زالت جارية. إذا غادرتم الصفحة فستتوقف ولن تُعالَج السجلات المتبقية.',
};
