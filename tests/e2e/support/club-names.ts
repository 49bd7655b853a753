import { GROUPS } from '#domain/clubs/groups.ts';

/** Sixty-four clubs of a real evening, in many scripts, some with characters that are special in CSV. */
export const REAL_NAMES = [
  ...['Harbour Lions', 'Atlético Ribeira', 'Ñandú FC', 'København Vipers'],
  ...['İzmir Yıldız', 'Şahinler', 'Čačak Wolves', 'Łódź Legion'],
  ...['São Jorge EC', 'Málaga Costa', 'Tromsø Nord', 'Þórshamar'],
  ...['Динамо Восток', 'Київські Орли', 'Звезда Север', 'Ђердап'],
  ...['Αθηναϊκός', 'Θύελλα Πειραιά', 'Ολυμπία', 'Ήφαιστος'],
  ...['نادي الفرسان', 'النجم الساطع', 'پرسپولیس جوان', 'اتحاد الخليج'],
  ...['מכבי הכרמל', 'הפועל גליל', 'בית״ר ים', 'אריות הנגב'],
  ...['横浜ナイツ', '大阪ファルコンズ', '東京スターズ', 'さくらクラブ'],
  ...['서울 호랑이', '부산 파도', '인천 별', '대구 독수리'],
  ...['北京龙', '上海明珠', '廣州雄獅', '台北雲豹'],
  ...['मुंबई टाइगर्स', 'दिल्ली नाइट्स', 'কলকাতা রয়্যাল', 'சென்னை புலிகள்'],
  ...['กรุงเทพ ยูไนเต็ด', 'ჩემპიონი', 'Արարատ', 'አዲስ አበባ'],
  ...['🦁 Pride', 'Club 👨‍👩‍👧‍👦', 'Étoile ⭐ Rouge', '🔥🔥🔥'],
  ...["O'Higgins", 'Brighton & Hove', 'Lions, Harbour', 'The "Best" Club'],
  ...['=1+1', '+Plus', '@Home', '-Minus'],
  ...['Team 1', 'A', 'x'.repeat(40), '1. FC Köln; II'],
];

/** In the default format. */
const CLUBS_PER_GROUP = 4;

export const asCsv = (names: readonly string[]) =>
  names.map((name, index) => `${GROUPS[Math.floor(index / CLUBS_PER_GROUP)]},${quoted(name)}`);

function quoted(name: string): string {
  return /[",;]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
