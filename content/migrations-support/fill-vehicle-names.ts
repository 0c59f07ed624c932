/**
 * For a migration, on either database: gives leads that staff entered, which were stored with the vehicle alone, its
 * English name, where mails, other systems and the person's own file look for it.
 */
export const fillVehicleNames = `UPDATE "leads" SET vehicle = (
    SELECT name FROM "products_locales" WHERE _parent_id = "leads".product_id AND _locale = 'en'
  ) WHERE product_id IS NOT NULL AND vehicle IS NULL AND marker IS NULL`;
