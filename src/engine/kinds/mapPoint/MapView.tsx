import {
  control,
  divIcon,
  map as makeMap,
  marker as makeMarker,
  tileLayer,
  type Map,
  type Marker,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useTranslate } from 'react-admin';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { region } from '../../../ui/region.ts';
import { MapTilesContext } from './mapTiles.ts';
import styles from './MapView.module.css';
import { rounded, wrapped, type Point } from './point.ts';

interface MapViewProps {
  point: Point | undefined;
  label: string;
  onPoint: (point: Point) => void;
}

const NEAR = 15;
const FAR = 9;

/**
 * Renders a map with a draggable marker; a click sets it. On the keyboard, arrows move the map, plus and minus zoom,
 * and Enter sets the marker in the middle.
 */
export function MapView({ point, label, onPoint }: MapViewProps) {
  const tiles = useContext(MapTilesContext);
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Map>(undefined);
  const marker = useRef<Marker>(undefined);
  const choose = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onPoint({ latitude: rounded(lat), longitude: wrapped(lng) }),
  );
  const begin = useEffectEvent((element: HTMLDivElement) => {
    const { latitude, longitude } = point ?? region().middle;
    const made = makeMap(element, {
      center: [latitude, longitude],
      zoom: point ? NEAR : FAR,
      attributionControl: tiles !== null,
      scrollWheelZoom: false,
      zoomControl: false,
    });
    const zoomInTitle = translate('mapPoint.nearer');
    const zoomOutTitle = translate('mapPoint.farther');
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(made);
    if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(made);
    made.on('click', ({ latlng }) => choose(latlng));
    made.on('keypress', ({ originalEvent: key }) => {
      if (key.key !== 'Enter' || key.target !== element) return;
      // Prevents the submission of the surrounding form.
      key.preventDefault();
      choose(made.getCenter());
    });
    return made;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const made = begin(element.current);
    map.current = made;
    return () => {
      made.remove();
      map.current = undefined;
      marker.current = undefined;
    };
  }, [tiles]);
  useEffect(() => {
    if (!map.current) return;
    if (!point) {
      marker.current?.remove();
      marker.current = undefined;
      return;
    }
    const at: [number, number] = [point.latitude, point.longitude];
    if (!marker.current) {
      const icon = divIcon({
        className: styles.pin ?? '',
        iconSize: [24, 24],
        iconAnchor: [12, 24],
      });
      const made = makeMarker(at, { draggable: true, icon, keyboard: false }).addTo(map.current);
      made.on('dragend', () => choose(made.getLatLng()));
      marker.current = made;
    }
    marker.current.setLatLng(at);
    if (!map.current.getBounds().contains(at)) map.current.setView(at, NEAR);
  }, [point, tiles]);
  return (
    <div ref={element} className={styles.map} dir="ltr" role="application" aria-label={label} />
  );
}
