import L from 'leaflet';
import 'leaflet.markercluster';

// Leaflet.markercluster as its documentation shows it; without animations, as the other maps are measured.
let map;

globalThis.benchMap = {
  open(stores) {
    map = L.map('map', {
      maxZoom: 18,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    });
    map.setView([33.749, -84.388], 4);
    const markers = L.markerClusterGroup({ animate: false, maxClusterRadius: 48 });
    markers.addLayers(stores.map(({ position: { latitude, longitude } }) => L.marker([latitude, longitude])));
    map.addLayer(markers);
  },
  zoom: (step) => map.setZoom(map.getZoom() + step, { animate: false }),
  close: () => map.remove(),
};
