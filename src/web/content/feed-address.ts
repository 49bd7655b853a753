export const FEED_PATH = '/api/ucl/feed.xml';
/** Of the link to it. */
export const FEED_TITLE = 'News as an Atom feed';
