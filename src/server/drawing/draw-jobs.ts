/** Makes this process one that draws for another: a job is a message, and so is the PNG that comes of it. */
export function drawJobs<Job>(draw: (job: Job) => Promise<Buffer>): void {
  process.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      process.send?.({ id, png: await draw(job) });
    } catch (error) {
      process.send?.({ id, error: String(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
