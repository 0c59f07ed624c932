/**
 * For a migration, on either database: gives the enquiries of dealers, which were stored with the vehicle's name alone, the
 * vehicle itself, so that vehicle is one field for all kinds. A name that no vehicle has any more stays as it was sent.
 */
export const fillDealerVehicles = `UPDATE leads SET product_id = (
    SELECT MIN(products.id) FROM products JOIN products_locales ON products_locales._parent_id = products.id
      WHERE products_locales.name = leads.vehicle
  ) WHERE kind = 'dealer' AND product_id IS NULL AND vehicle IS NOT NULL`;
