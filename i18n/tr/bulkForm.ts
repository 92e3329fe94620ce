/** Words of the form of a bulk change. */
export const bulkForm = {
  differs:
    'Seçtiğiniz kayıtlarda “%{field}” aynı değil. Bu işlem için yalnızca aynı olanları seçin.',
  reviewed:
    'Değeri değişirse %{count} kayıt yeniden onaya gider; onaylanana kadar durumu “%{status}” olur. |||| Değeri değişirse %{count} kayıt yeniden onaya gider; onaylanana kadar durumu “%{status}” olur.',
};
