import { Router } from 'express';
import { loungeWebm } from './lounge';

export const LOUNGE_VIDEO = '/media/video/lounge.webm';

/** Router of the video banner. It supports ranges, which some browsers require. */
export function operatorVideo(): Router {
  const router = Router();
  router.get(LOUNGE_VIDEO, (request, response) => {
    response.set({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' }).type('video/webm');
    const size = loungeWebm.length;
    const ranges = request.range(size);
    if (ranges === -1) return void response.status(416).set('content-range', `bytes */${size}`).end();
    const range = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
    if (!range) return void response.send(loungeWebm);
    const { start, end } = range;
    response.status(206).set('content-range', `bytes ${start}-${end}/${size}`);
    response.send(loungeWebm.subarray(start, end + 1));
  });
  return router;
}
