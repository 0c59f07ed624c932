export const mapOrigin = 'https://www.openstreetmap.org';

// Degrees around the place that the map shows: about two kilometres.
const around = 0.01;

/** The map of a place on OpenStreetMap, to be put into a page and to be opened by itself. */
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
