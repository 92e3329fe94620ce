/** Words of the search for a business to recommend. */
export const messages = {
  own: 'Sizin firmanız',
  found: 'Pazar yerindeki sayfası bulundu: %{category}, %{city}.',
};
