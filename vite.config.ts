import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'admin-password': 'src/server/commands/admin-password.ts',
        restore: 'src/server/commands/restore.ts',
      },
    },
  },
});
