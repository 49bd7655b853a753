import { expect, test } from 'vitest';
import { isEmbeddedBrowser } from './browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Discord', `${iphone} Mobile/15E148 Discord/220.0`],
  ['WhatsApp', `${android} Chrome/124.0.0.0 Mobile Safari/537.36 WhatsApp/2.24`],
  ['Telegram', `${android} Chrome/124.0.0.0 Mobile Safari/537.36 Telegram-Android/10.9`],
  ['Instagram', `${iphone} Mobile/21E219 Instagram 325.0.3.34.90`],
  ['Facebook on iOS', `${iphone} Mobile/21E219 [FBAN/FBIOS;FBAV/459.0.0.34.109]`],
  ['Facebook on Android', `${android} Chrome/124 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/459.0;]`],
  ['Messenger', `${iphone} Mobile/21E219 [FBAN/MessengerForiOS;FBAV/452.0]`],
  ['Snapchat', `${iphone} Mobile/15E148 Snapchat/12.80.0.41`],
  ['TikTok', `${iphone} Mobile/21E219 musical_ly_34.1.0 BytedanceWebview/d8a21c6`],
  ['X', `${iphone} Mobile/21E219 Twitter for iPhone/10.36`],
  ['LinkedIn', `${iphone} Mobile/21E219 [LinkedInApp]/9.29.7434`],
  ['Line', `${iphone} Mobile/15E148 Safari Line/14.5.0`],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.48`],
  ['any Android WebView', android.replace('Pixel 8', 'Pixel 8; wv').concat(' Version/4.0 Chrome/124')],
])('%s is an in-app browser', (_app, agent) => {
  expect(isEmbeddedBrowser(agent)).toBe(true);
});

test.each([
  ['Safari', `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${android} Chrome/124.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
])('%s is a browser', (_browser, agent) => {
  expect(isEmbeddedBrowser(agent)).toBe(false);
});
