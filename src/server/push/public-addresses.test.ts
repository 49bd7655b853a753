import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished, test } from 'vitest';
import { createResolvePublic, isPublicAddress } from './public-addresses.ts';

test.each(['142.250.74.138', '1.1.1.1', '172.32.0.1', '2a00:1450:4001:813::200a', '2606:4700:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('resolves no name of this machine, and no spelling of its addresses', async () => {
  const resolve = createResolvePublic();
  for (const host of ['localhost', '127.0.0.1', '0', '::1', 'no-such-host.invalid'])
    expect([host, await resolve(host)]).toEqual([host, null]);
});

const A_RECORD = 1;

/** A name server with these IPv4 addresses for every name; silent without any. */
async function openNameServer(...addresses: readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    if (addresses.length === 0) return;
    const end = query.indexOf(0, 12) + 5;
    const found = query.readUInt16BE(end - 4) === A_RECORD ? addresses : [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(found.length, 6);
    header.writeUInt32BE(0, 8);
    const answers = found.map((ip) =>
      Buffer.from([0xc0, 12, 0, A_RECORD, 0, 1, 0, 0, 0, 60, 0, 4, ...ip.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return [`127.0.0.1:${socket.address().port}`];
}

it('accepts a name whose addresses are all public, and no other', async () => {
  const resolveWith = async (...addresses: readonly string[]) =>
    createResolvePublic(await openNameServer(...addresses))('push.example.com');
  expect(await resolveWith('1.1.1.1', '8.8.8.8')).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '8.8.8.8', family: 4 },
  ]);
  expect(await resolveWith('1.1.1.1', '10.0.0.1')).toBeNull();
  expect(await resolveWith('127.0.0.1')).toBeNull();
});

it('does not wait for a silent name server, and blocks no thread', async () => {
  const resolve = createResolvePublic(await openNameServer(), 500);
  const asked = Promise.all(Array.from({ length: 20 }, (_, index) => resolve(`a${index}.example.com`)));
  // Files are read in the thread pool, which has four threads.
  const first = await Promise.race([readFile(import.meta.filename), asked]);
  expect(first).toBeInstanceOf(Buffer);
  expect(new Set(await asked)).toEqual(new Set([null]));
});
