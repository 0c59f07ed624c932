/**
 * For a migration, on either database: a picture of early versions had the time of its last change alone, which its address
 * carried; it goes on as the time since when its files are what they are.
 */
export const fillFileAt = 'UPDATE media SET file_at = updated_at WHERE file_at IS NULL';
