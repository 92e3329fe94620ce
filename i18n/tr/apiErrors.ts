/** Errors that the API did not put into words. */
export const apiErrors = {
  network: 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
  validation: 'Gönderilen alanlarda hatalar var. Lütfen işaretli alanları düzeltin.',
};
