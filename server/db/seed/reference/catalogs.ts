/** Price list types with permanent ids and the trade's names. */
export const catalogTypes = [
  { id: 1, name: 'Yemekli menü' },
  { id: 2, name: 'Kokteyl menüsü' },
  { id: 3, name: 'Mekân kiralama' },
  { id: 4, name: 'Çekim paketi' },
  { id: 5, name: 'Gelinlik paketi' },
];

/** Items with a price of their own within a type. */
const TABLE: [catalogTypeId: number, name: string, unitLabel: string][] = [
  [1, 'Standart menü', 'kişi'],
  [1, 'Lüks menü', 'kişi'],
  [1, 'Çocuk menüsü', 'kişi'],
  [2, 'Alkolsüz kokteyl', 'kişi'],
  [2, 'Alkollü kokteyl', 'kişi'],
  [4, 'Dış çekim', 'gün'],
  [4, 'Düğün hikâyesi', 'gün'],
  [5, 'Kiralama', 'adet'],
  [5, 'Satış', 'adet'],
];

/** Price list options with permanent ids, for providers of any category. */
export const catalogItems = TABLE.map(([catalogTypeId, name, unitLabel], index) => ({
  id: index + 1,
  name,
  unit_label: unitLabel,
  catalog_type_id: catalogTypeId,
  provider_category_id: null,
}));
