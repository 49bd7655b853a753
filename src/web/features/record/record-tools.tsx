// One chunk: what the page of the record offers to whoever has JavaScript. The server renders none of it.
export { CheckButton } from './check-button.tsx';
export { DeviceNotes } from './device-notes.tsx';
export { RecordFilters } from './record-filters.tsx';
