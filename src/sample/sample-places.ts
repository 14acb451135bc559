import type { SamplePlace } from './sample-event.ts';

export const greatHall: SamplePlace = {
  name: 'Great Hall',
  address: 'Main Building, Harbour Street 1, 00170 Lindholm',
  latitude: 60.1731,
  longitude: 24.9562,
};
export const lectureTheatre: SamplePlace = {
  name: 'Lecture Theatre B, Physics',
  address: 'Kettle Lane 4, 00170 Lindholm',
  latitude: 60.1748,
  longitude: 24.9527,
};
export const library: SamplePlace = {
  name: 'University Library, reading room',
  address: 'Harbour Street 5, 00170 Lindholm',
  latitude: 60.1722,
  longitude: 24.9549,
};
export const gallery: SamplePlace = {
  name: 'Boathouse Gallery',
  address: 'Quay 2, 00160 Lindholm',
  latitude: 60.1689,
  longitude: 24.9631,
};
export const sportsCentre: SamplePlace = {
  name: 'Sports Centre',
  address: 'Birch Road 20, 00180 Lindholm',
  latitude: 60.1795,
  longitude: 24.9418,
};
export const mainBuildingRu: SamplePlace = {
  name: 'Главный корпус, аудитория 101',
  address: 'Гаванская улица, 1, Линдхольм',
  latitude: 60.1731,
  longitude: 24.9562,
};
