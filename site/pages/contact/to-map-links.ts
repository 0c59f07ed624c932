export const mapOrigin = 'https://www.openstreetmap.org';

// Degrees to each side of the place on the map, about one kilometre.
const around = 0.01;

/** The map of a place on OpenStreetMap: one link to embed, one to open. */
export const toMapLinks = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
  const box = [longitude - around, latitude - around, longitude + around, latitude + around];
  const embed = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  const page = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return {
    embedUrl: `${mapOrigin}/export/embed.html?${embed}`,
    pageUrl: `${mapOrigin}/?${page}#map=16/${latitude}/${longitude}`,
  };
};
